/** Viewports where a bar that sticks to an edge would cover too much of the page, such as at a zoom of 400 %. */
export const shortViewport = '(height < 30rem)';
