const tag = (price)=>`EUR ${price}`;
export { tag };
