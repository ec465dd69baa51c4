import { jsx } from "react/jsx-runtime";
const Rating_module = {
    rating: "pebble-rating-Pk2wwT",
    star: "pebble-star-gQVlM2",
    filled: "pebble-filled-gz2Bh_"
};
function Rating(props) {
    const { value, max = 5, onChange } = props;
    const stars = Array.from({
        length: max
    }, (_, i)=>i + 1);
    return /*#__PURE__*/ jsx("span", {
        className: Rating_module.rating,
        children: stars.map((star)=>/*#__PURE__*/ jsx("button", {
                type: "button",
                "aria-label": `${star} of ${max}`,
                "aria-pressed": star === value,
                className: star <= value ? `${Rating_module.star} ${Rating_module.filled}` : Rating_module.star,
                onClick: ()=>onChange?.(star),
                children: "★"
            }, star))
    });
}
export { Rating };
