/*! badges 1.0.0 | MIT */ const badge = (text)=>`<b>${text}</b>`;
export { badge };
