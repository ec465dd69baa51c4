import { pageEvent } from '@site/base-theme/layout/page-event';
import type { InlineScript } from '@site/react-on-intent';
import { analyticsId } from '@site/settings';

/** Loads the analytics script for readers who do not object; nothing without an id. */
export const analyticsScript: readonly InlineScript[] =
  analyticsId === ''
    ? []
    : [{ file: 'packages/analytics/src/browser/loadAnalytics.ts', args: [pageEvent] }];
