import "./button.css";
function copyButton(text) {
    const button = document.createElement('button');
    button.className = 'copy-button';
    button.textContent = 'Copy';
    button.onclick = ()=>navigator.clipboard.writeText(text);
    return button;
}
export { copyButton };
