const format = (cents)=>`€${cents / 100}`;
export { format };
