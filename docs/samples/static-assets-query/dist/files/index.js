import sun from "./sun.js";
const src_sun = {
    inline: sun,
    raw: sun,
    url: sun
};
export { src_sun as sun };
