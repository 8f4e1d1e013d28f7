// Runs first in the page. Disables only the filling of pixels, which takes most of the time without a graphics card.
for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
  for (const name of ['drawElements', 'drawArrays', 'clear']) prototype[name] = () => {};
