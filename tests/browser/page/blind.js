// Runs first in the page: everything is done except filling pixels, which takes most of the time without a graphics card.
for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
  for (const name of ['drawElements', 'drawArrays', 'clear']) prototype[name] = () => {};
