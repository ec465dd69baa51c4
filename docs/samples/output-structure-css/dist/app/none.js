const badge = (text)=>`<b class="badge">${text}</b>`;
console.log(badge('new'));
