const badge = (text)=>`<b>${text}</b>`;
const page = ()=>badge('New');
export { page };
