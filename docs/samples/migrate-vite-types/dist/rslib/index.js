const average = (values)=>values.reduce((sum, value)=>sum + value, 0);
export { average };
