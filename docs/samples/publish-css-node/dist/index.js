const price_module = {
    price: "price-IvQw5k"
};
function formatPrice(cents, currency = 'EUR') {
    return `${(cents / 100).toFixed(2)} ${currency}`;
}
function priceTag(cents) {
    const text = formatPrice(cents);
    return `<b class="${price_module.price}">${text}</b>`;
}
export { formatPrice, priceTag };
