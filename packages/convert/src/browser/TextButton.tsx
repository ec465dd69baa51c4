import type { ComponentProps } from 'react';

/** A button with a text and a border, which submits no form. */
export const TextButton = (props: ComponentProps<'button'>) => (
  <button type="button" className="text-button" {...props} />
);
