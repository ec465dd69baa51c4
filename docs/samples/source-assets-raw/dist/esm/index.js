const blurraw_namespaceObject = "void main() { gl_FragColor = vec4(1.0); }\n";
export { blurraw_namespaceObject as blur };
