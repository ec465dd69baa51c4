const pill = (text)=>`<b class="pill">${text}</b>`;
export { pill };
