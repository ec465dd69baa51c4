/* Swatches, MIT license */
const swatch = (color)=>`<i class="swatch" style="color: ${color}"></i>`;
export { swatch };
