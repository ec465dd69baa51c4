function initials(name) {
    return name.split(/\s+/).map((word)=>word.charAt(0).toUpperCase()).join('');
}
export { initials };
