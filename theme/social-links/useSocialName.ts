import type { useSite } from '@rspress/core/runtime';
import texts from 'virtual-i18n-text';
import { type TextKey, useText } from '../useText';

/** A social link of the configuration. */
export type Social = NonNullable<
  ReturnType<typeof useSite>['site']['themeConfig']['socialLinks']
>[number];

/** Gives the name of a social link: from the interface texts, else the `<title>` of its drawing, else the name of its icon. */
export function useSocialName(): (link: Social) => string {
  const text = useText();
  return ({ icon, content }) => {
    if (typeof icon !== 'string')
      return /<title>([^<]+)<\/title>/.exec(icon.svg)?.[1] ?? content;
    return isKey(icon) ? text(icon) : icon.charAt(0).toUpperCase() + icon.slice(1);
  };
}

const isKey = (name: string): name is TextKey => Object.hasOwn(texts, name);
