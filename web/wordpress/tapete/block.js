// The block in the editor: a box with the options. Only the published page shows the table, from the same code as the shortcode.
( function ( blocks, editor, components, element, i18n ) {
	const { createElement: el } = element;
	const { __ } = i18n;
	const FIELDS = {
		game: __( 'Game, as ?game= names it', 'tapete' ),
		players: __( 'Players', 'tapete' ),
		rules: __( 'House rules, as KEY=VALUE,KEY=VALUE', 'tapete' ),
		level: __( 'Level (beginner, casual, good, expert)', 'tapete' ),
		lang: __( 'Language (es, en)', 'tapete' ),
		theme: __( 'Cloth (green, blue, wine, grey)', 'tapete' ),
		bg: __( 'Background (system, light, dark)', 'tapete' ),
		accent: __( 'Colour of buttons, as c0392b', 'tapete' ),
		label: __( 'Name on the table', 'tapete' ),
	};

	function Edit( { attributes, setAttributes } ) {
		const field = ( [ key, label ] ) =>
			el( components.TextControl, { key, label, value: attributes[ key ], onChange: ( value ) => setAttributes( { [ key ]: value } ) } );
		return el(
			'div',
			editor.useBlockProps(),
			el( editor.InspectorControls, {}, el( components.PanelBody, {}, Object.entries( FIELDS ).map( field ) ) ),
			el( components.Placeholder, { label: 'Tapete', icon: 'games' }, attributes.game )
		);
	}

	blocks.registerBlockType( 'tapete/table', {
		apiVersion: 2,
		title: 'Tapete',
		description: __( 'A table of Spanish cards.', 'tapete' ),
		icon: 'games',
		category: 'embed',
		edit: Edit,
		save: () => null,
	} );
} )( window.wp.blocks, window.wp.blockEditor, window.wp.components, window.wp.element, window.wp.i18n );
