import { Bar } from '../layout/Bar';
import { Action } from '../toolbar/Action';
import { usePlaygroundText } from '../usePlaygroundText';
import type { useTypes } from './useTypes';

export interface TypesBarProps {
  types: ReturnType<typeof useTypes>;
  isWanted: boolean;
  onToggle: () => void;
}

/** Below the editor: turns the check of types on and off, and says what it has found. */
export function TypesBar({ types, isWanted, onToggle }: TypesBarProps) {
  const text = usePlaygroundText();
  const { status, problems, size } = types;
  const said = {
    off: size ? text('typesSize', { size }) : '',
    starting: text('typesStarting'),
    on: text(problems.length > 0 ? 'typesWrong' : 'typesRight', {
      count: problems.length,
    }),
    failed: text('typesFailed'),
  }[status];
  return (
    <Bar
      isFoot
      actions={
        <Action label={text('checkTypes')} isPressed={isWanted} onPress={onToggle} />
      }
    >
      <p role="status">{said}</p>
    </Bar>
  );
}
