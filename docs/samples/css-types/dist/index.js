const toast_module = {
    toast: "toasts-toast-GLZQHu",
    rise: "toasts-rise-cVVya9"
};
function toast(text) {
    const box = document.createElement('output');
    box.className = toast_module.toast;
    box.textContent = text;
    document.body.append(box);
    return box;
}
export { toast };
