import Plus from './icons/plus.svg?react';

export const AddButton = ({ label }: { label: string }) => (
  <button type="button" aria-label={label}>
    <Plus aria-hidden />
  </button>
);
