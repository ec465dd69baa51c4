import { clsx } from "clsx";
const toneClass = (tone)=>`badge-${tone}`;
function badgeClasses(tone, isLarge = false) {
    return clsx('badge', toneClass(tone), {
        'badge-large': isLarge
    });
}
export { badgeClasses };
