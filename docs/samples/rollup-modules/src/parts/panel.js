'use client';

import { smallId } from 'small-id';

export const panelId = () => `panel-${smallId()}`;
