import './table.scss';

export const table = 'ledger-table';
