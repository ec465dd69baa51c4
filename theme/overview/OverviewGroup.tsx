import { FallbackHeading, Link, renderInlineMarkdown } from '@rspress/core/theme';
import { useText } from '../useText';
import type { ListedGroup, ListedHeading, ListedPage, OptionFacts } from './groups';
import styles from './Overview.module.css';

interface OverviewGroupProps {
  group: ListedGroup;
  /** Its heading, where the page has several groups. */
  title: string | undefined;
  /** Ids of headings that many pages have. They are only shown when the filter finds them. */
  shared: ReadonlySet<string>;
}

/** A group of pages as a table: pages and the options on them, a line each. */
export function OverviewGroup({ group, title, shared }: OverviewGroupProps) {
  const text = useText();
  const hasOptions = group.items.some(
    ({ type, headers = [] }) => type ?? headers.some((header) => header.type),
  );
  return (
    <>
      {title !== undefined && <FallbackHeading level={2} title={title} />}
      <div
        className={`rp-overview-group rp-not-doc ${styles.group}`}
        data-options={hasOptions || undefined}
      >
        <table aria-label={group.name}>
          <thead>
            <tr>
              <th scope="col">
                {text(hasOptions ? 'overview.option' : 'overview.page')}
              </th>
              {hasOptions && <th scope="col">{text('overview.type')}</th>}
              {hasOptions && <th scope="col">{text('overview.default')}</th>}
              <th scope="col">{text('overview.purpose')}</th>
            </tr>
          </thead>
          {group.items.map((item) => (
            <PageRows
              key={item.link ?? item.text}
              item={item}
              hasOptions={hasOptions}
              shared={shared}
              isOpen={group.items.length === 1}
            />
          ))}
        </table>
      </div>
    </>
  );
}

interface PageRowsProps {
  item: ListedPage;
  hasOptions: boolean;
  shared: ReadonlySet<string>;
  /** Whether its other headings are shown. */
  isOpen: boolean;
}

/** A page, its other headings, and the options on it. */
function PageRows({ item, hasOptions, shared, isOpen }: PageRowsProps) {
  const text = useText();
  const headings = item.headers ?? [];
  const options = headings.filter(({ purpose }) => purpose !== undefined);
  const others = headings.filter(({ purpose }) => purpose === undefined);
  const own = others.filter(({ id }) => !shared.has(id));
  const hrefOf = ({ id }: ListedHeading) => `${item.link}#${id}`;
  return (
    <tbody>
      <tr className={styles.page}>
        <th scope="row">
          <Link href={item.link ?? ''} {...renderInlineMarkdown(item.text ?? '')} />
        </th>
        {hasOptions && <FactCells facts={item} />}
        <td>
          {item.purpose}{' '}
          {others.length > 0 && (
            <details className={styles.more} open={isOpen || item.filtered}>
              <summary hidden={own.length === 0}>
                {text('overview.more').replace('{count}', String(own.length))}
              </summary>
              <ul>
                {others.map((heading) => (
                  <li key={heading.id} hidden={shared.has(heading.id) && !item.filtered}>
                    <Link
                      href={hrefOf(heading)}
                      {...renderInlineMarkdown(heading.text)}
                    />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </td>
      </tr>
      {options.map((heading) => (
        <tr key={heading.id}>
          <th scope="row">
            <Link href={hrefOf(heading)} {...renderInlineMarkdown(heading.text)} />
          </th>
          {hasOptions && <FactCells facts={heading} />}
          <td>{heading.purpose}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** Type and default of an option. A page may be about none, or about several. */
function FactCells({ facts: { type, default: value } }: { facts: OptionFacts }) {
  const text = useText();
  if (type === undefined) return <td className={styles.none} colSpan={2} />;
  return (
    <>
      <td>
        <code>{type}</code>
      </td>
      <td>
        {value ? (
          <code>{value}</code>
        ) : (
          text(value === undefined ? 'overview.unset' : 'overview.depends')
        )}
      </td>
    </>
  );
}
