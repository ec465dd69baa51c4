class s{#s=0;constructor(s){this.symbols=s}turn(s){return this.#s=(this.#s+s)%this.symbols.length,this.symbols[this.#s]}}const t=new s(["a","b"]);export{s as Wheel,t as wheel};
