export interface StatusBadgeProps {
    label: string;
    state?: 'ok' | 'failed';
}
/** A short word about the state of something. */
export declare function StatusBadge({ label, state, }: StatusBadgeProps): import("react").JSX.Element;
