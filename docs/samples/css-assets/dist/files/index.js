import "./styles/quote.css";
const quote = 'type-quote';
export { quote };
