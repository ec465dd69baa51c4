const tax = (net)=>0.19 * net;
export { tax };
