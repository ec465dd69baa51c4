import { EditLink as Original } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { ReportLink } from './ReportLink';

/** What readers can do about the page: edit it, or report a problem with it. */
export function EditLink(props: ComponentProps<typeof Original>) {
  return (
    <>
      <Original {...props} />
      {!props.isOutline && <ReportLink />}
    </>
  );
}
