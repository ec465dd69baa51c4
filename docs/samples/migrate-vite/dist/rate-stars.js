const starsFor = (value)=>'★'.repeat(value).padEnd(5, '☆');
const stars_module = {
    stars: "stars-QrISDV"
};
function rate(target, value) {
    target.className = stars_module.stars ?? '';
    target.textContent = starsFor(value);
}
export { rate, starsFor };
