/* first */
import{darker as o}from"./darker.js";globalThis.document?.body.append(o("gray"));
/* last */