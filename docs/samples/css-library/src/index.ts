import styles from './toast.module.css';

export function toast(text: string): HTMLElement {
  const box = document.createElement('output');
  box.className = styles.toast;
  box.textContent = text;
  document.body.append(box);
  return box;
}
