import './index.css';
const swatch = (color)=>`<i class="swatch" style="color: ${color}"></i>`;
export { swatch };
