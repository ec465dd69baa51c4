const cents = (euros)=>(null != euros ? euros : 0) * 100;
export { cents };
