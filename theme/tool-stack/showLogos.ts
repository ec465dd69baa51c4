/**
 * Loads the logos of the tools, the `data-logo` of elements, from another host once they are looked
 * at. Until then, and where one cannot be loaded, the page shows a monogram. Called again by React
 * for the logos of the next page, and for those in the bar, which nobody sees before.
 */
export function showLogos(): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', showLogos);
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const image = new Image();
      image.onload = () => target.replaceChildren(image);
      image.alt = '';
      image.src = (target as HTMLElement).dataset.logo ?? '';
    }
  });
  for (const logo of document.querySelectorAll('[data-logo]:empty'))
    observer.observe(logo);
}
