import type { Zoom } from 'medium-zoom';

/**
 * Gives an image to the script that enlarges images, which is loaded for the first one, since few pages have any. From then on a click on the
 * image is heard by that script. `undefined` when the image has left the page meanwhile; throws where the script cannot be had.
 */
export async function loadZoom(
  image: HTMLImageElement | null,
): Promise<Zoom | undefined> {
  const { mediumZoom } = await import('./zoom');
  // A script that was there already would hear the end of the click which asked for it, and close the image again.
  await new Promise((resolve) => setTimeout(resolve));
  if (!image?.isConnected) return undefined;
  return mediumZoom(image, { background: 'var(--rp-c-bg)' });
}
