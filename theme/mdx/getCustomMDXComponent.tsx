import { getCustomMDXComponent as base } from '@site/base-theme';
import { Figures } from '../home/Figures';
import { Hero } from '../home/Hero';

/**
 * Components for Markdown. Those of the home page are here because, for a moment, a page is rendered
 * in the layout of the page that the reader comes from.
 */
export function getCustomMDXComponent() {
  return {
    ...base(),
    Hero,
    Figures,
  };
}
