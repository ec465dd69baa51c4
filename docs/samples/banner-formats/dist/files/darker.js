/* first */
let r=r=>`dark${r}`;export{r as darker};
/* last */