function h(tag,_,...rest){return{tag,children:rest}}var Group=Symbol("group");function menu(label){const shownLabel=label??"Menu";return h(Group,null,h("li",null,shownLabel))}export{Group,h,menu};
