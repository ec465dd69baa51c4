import explorerStyles from '@site/explorer/browser/styles.module.css';

export interface ActionProps {
  label: string;
  onPress: () => void;
}

/** A button beside others. A label that changes is read out. */
export function Action({ label, onPress }: ActionProps) {
  return (
    <button type="button" className={explorerStyles.action} onClick={onPress}>
      <span aria-live="polite">{label}</span>
    </button>
  );
}
