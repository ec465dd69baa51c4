import { StatusBadge } from 'status-badge';

export const badge = <StatusBadge label="Saved" />;
