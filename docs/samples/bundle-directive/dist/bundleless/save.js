"use server";
const save = async ()=>{
    console.log('saved');
};
export { save };
