interface Props {
  cents: number;
}

export const Price = async ({ cents }: Props) => {
  await Promise.resolve();
  return <p>€{cents / 100}</p>;
};
