import { family, toolStack } from '@site/theme/tool-stack/tools';
import type { Outside } from './policy.ts';

/** What Google's own guide to its tag asks a policy to let through. */
const analytics: Outside = {
  scripts: ['https://*.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/**
 * Whom a site may ask besides itself: the host of the family's logos, analytics where it has an id, and a search service where
 * one is configured. `service` is its address, which without a host is the site's own.
 */
export function outsideOf(analyticsId: string, service: string | undefined): Outside {
  const logos = [...toolStack, ...family.links].map(({ logo }) => new URL(logo).origin);
  const { scripts, images, connections } =
    analyticsId === '' ? { scripts: [], images: [], connections: [] } : analytics;
  return {
    scripts,
    images: [...new Set(logos), ...images],
    connections: [...searched(service), ...connections],
  };
}

function searched(service = ''): string[] {
  return /^https?:/.test(service) ? [new URL(service).origin] : [];
}
