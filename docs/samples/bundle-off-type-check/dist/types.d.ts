export type Price = {
    euros: number;
};
