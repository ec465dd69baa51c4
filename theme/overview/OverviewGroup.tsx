import { FallbackHeading } from '@rspress/core/theme';
import type { ListedGroup } from './listed';
import styles from './Overview.module.css';
import { OverviewItem } from './OverviewItem';

export interface OverviewGroupProps {
  group: ListedGroup;
}

/** The pages of a group under its name. The framework's has no room for what an option is for. */
export function OverviewGroup({ group }: OverviewGroupProps) {
  return (
    <>
      <FallbackHeading level={2} title={group.name} />
      <div className={`rp-overview-group rp-not-doc ${styles.group}`}>
        {group.items.map((item) => (
          <OverviewItem key={item.link ?? item.text} item={item} />
        ))}
      </div>
    </>
  );
}
