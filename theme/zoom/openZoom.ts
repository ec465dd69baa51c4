/** The framework attaches its zoom a tenth of a second after a page is shown; it is waited for in steps of so many milliseconds. */
const step = 50;

/** Says whether the framework's zoom listens to an image by now. */
export function hasZoom(image: HTMLImageElement): boolean {
  return image.classList.contains('medium-zoom-image');
}

/** Opens the zoom of an image as a click on it does, as soon as there is one. Gives up after a second, for a page that switched it off. */
export function openZoom(image: HTMLImageElement | null, tries = 20): void {
  if (!image?.isConnected || tries === 0) return;
  if (hasZoom(image)) image.click();
  else setTimeout(() => openZoom(image, tries - 1), step);
}
