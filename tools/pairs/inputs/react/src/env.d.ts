declare module '*.module.css' {
  export const blueButton: string;
  const styles: { readonly blueButton: string };
  export default styles;
}
declare module '*.css' {}
