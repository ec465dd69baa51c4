import texts from '@site/theme/i18n.json';
import { slashOff } from '@site/theme/inline-scripts/names';
import { button, textOf } from './element';

/** A switch for the shortcut `/`, which readers who speak their commands may trigger unasked. */
export function slashSwitch(): HTMLElement {
  const created = button(
    textOf(texts.searchSlash),
    () => {
      if (localStorage.getItem(slashOff)) localStorage.removeItem(slashOff);
      else localStorage.setItem(slashOff, '1');
      show();
    },
    { class: 'search-slash', role: 'switch' },
  );
  const show = () =>
    created.setAttribute('aria-checked', String(!localStorage.getItem(slashOff)));
  show();
  return created;
}
