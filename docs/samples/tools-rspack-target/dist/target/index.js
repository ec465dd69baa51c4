const twice = (n = 1)=>n ** 2;
export { twice };
