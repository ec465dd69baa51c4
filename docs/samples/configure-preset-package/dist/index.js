/* (c) Acme */
let e={Mars:2,Neptune:16};export{e as moons};