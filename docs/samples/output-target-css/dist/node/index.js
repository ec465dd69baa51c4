const badge = (text)=>`<b>${text}</b>`;
export { badge };
