const minutes = 90;
export { minutes };
